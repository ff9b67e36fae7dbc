import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * What the packaged Chromium must have in its environment to show texts alike on every machine: in Open Sans, which it
 * brings, without the smoothing that the machine asks for. Empty for another browser, which has the machine's fonts.
 * @param others Whether signs that Open Sans lacks are taken from the machine's fonts, instead of shown as boxes.
 */
export function sameFonts(executablePath: string, { others = false } = {}): Record<string, string> {
  const folder = join(dirname(executablePath), 'fonts')
  const fonts = join(folder, 'fonts')
  if (!existsSync(fonts)) return {}
  const name = others ? 'with-others' : 'alone'
  const file = join(folder, `${name}.conf`)
  // Several browsers start at once, and none may read half of it.
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, configuration(fonts, join(folder, `cache-${name}`), others))
  renameSync(temporary, file)
  return { FONTCONFIG_FILE: file }
}

function configuration(fonts: string, cache: string, others: boolean): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${others ? '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>' : ''}
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
  ${['system-ui', 'sans-serif'].map(alias).join('\n  ')}
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`
}

function alias(family: string): string {
  return `<match target="pattern">
    <test name="family"><string>${family}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Open Sans</string></edit>
  </match>`
}
