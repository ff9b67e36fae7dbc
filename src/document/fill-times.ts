import { MOMENT_FORMATS, type MomentFormat } from '#lib/moment-formats.ts'
import { write } from './while-parsing.ts'

/** Writes each moment of the page in the person's own zone: the server, which does not know it, has written UTC. */
export function fillTimes(): void {
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-format]')) {
    const format = MOMENT_FORMATS[element.dataset.format as MomentFormat]
    const inZone = new Intl.DateTimeFormat(document.documentElement.lang, format)
    write(element, inZone.format(new Date(element.dateTime)))
  }
}
