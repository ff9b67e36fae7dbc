import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies the finished files once more: what Terser finds after the build's own minifier is one percent of the first
 * view. Their names, made from the content before, still change whenever the code does.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const source = bundle[`${file.fileName}.map`]
        const { code, map } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, pure_getters: true },
          // What leads back from the first minifier, so that the new map leads back to the sources.
          ...(source?.type === 'asset' && { sourceMap: { content: String(source.source) } }),
        })
        if (!code) throw new Error(`${file.fileName} cannot be minified again`)
        file.code = code
        if (source?.type !== 'asset' || typeof map !== 'string') continue
        source.source = map
        // From here Vite goes on where it puts something before the script.
        file.map = JSON.parse(map) as typeof file.map
      }
    },
  }
}
