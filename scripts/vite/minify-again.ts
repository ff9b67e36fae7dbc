import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Has Chromium (136 and later) compile all functions of a file while it reads the file, outside the main thread. Without
 * the hint V8 parses most of them twice, the second time when they are called and the page waits.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/**
 * Minifies the finished files once more: what Terser finds after the build's own minifier is one percent of the first
 * view. Their names, made from the content before, still change whenever the code does.
 *
 * @param entry name of the chunk that every page runs at once
 */
export function minifyAgain(entry: string): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has put its table of imports before a script: the hint counts in the first line alone.
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          const source = bundle[`${file.fileName}.map`]
          const { code, map } = await minify(file.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 3, pure_getters: true },
            format: { preamble: file.name === entry ? COMPILE_AT_ONCE : '' },
            // What leads back from the first minifier, so that the new map leads back to the sources.
            ...(source?.type === 'asset' && { sourceMap: { content: String(source.source) } }),
          })
          if (!code) throw new Error(`${file.fileName} cannot be minified again`)
          file.code = code
          if (source?.type === 'asset' && typeof map === 'string') source.source = map
        }
      },
    },
  }
}
