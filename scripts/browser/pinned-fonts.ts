import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Returns environment variables that make the packaged Chromium render text the same on every machine: in its bundled
 * Open Sans, with fixed smoothing. Empty for other browsers, which use the machine's fonts.
 * @param fallback Whether the machine's fonts provide characters that Open Sans lacks; otherwise, they appear as boxes.
 */
export function pinnedFonts(executablePath: string, { fallback = false } = {}): Record<string, string> {
  const folder = join(dirname(executablePath), 'fonts')
  const fonts = join(folder, 'fonts')
  if (!existsSync(fonts)) return {}
  const name = fallback ? 'with-fallback' : 'alone'
  const file = join(folder, `${name}.conf`)
  // Browsers may start concurrently, and none must read a partial file.
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, configuration(fonts, join(folder, `cache-${name}`), fallback))
  renameSync(temporary, file)
  return { FONTCONFIG_FILE: file }
}

function configuration(fonts: string, cache: string, fallback: boolean): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${fallback ? '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>' : ''}
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
