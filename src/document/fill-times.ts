import { writeMoment, type MomentFormat } from '#lib/moment-formats.ts'
import { write } from './while-parsing.ts'

/** Writes each moment of the page in the person's own zone: the server, which does not know it, has written UTC. */
export function fillTimes(): void {
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-format]')) {
    const { lang } = document.documentElement
    write(element, writeMoment(element.dataset.format as MomentFormat, new Date(element.dateTime), lang))
  }
}
