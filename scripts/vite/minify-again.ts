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
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, pure_getters: true },
        })
        if (!code) throw new Error(`${file.fileName} cannot be minified again`)
        file.code = code
      }
    },
  }
}
