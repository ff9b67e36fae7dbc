import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * Loads the validation of a form on first use, because it is larger than the form. Call `warm` on first focus to
 * preload it.
 */
export function lazyResolver<T extends FieldValues>(
  load: () => Promise<{ resolver: Resolver<T> }>,
): { resolver: Resolver<T>; warm: () => void } {
  let loading: Promise<{ resolver: Resolver<T> }> | undefined
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      // Lets the next attempt load it again.
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    // Nothing is sent without validation. The chunk guard reports the missing chunk.
    resolver: async (...form) =>
      loaded().then(
        ({ resolver }) => resolver(...form),
        () => ({ values: {}, errors: { root: { type: 'not-loaded' } } as FieldErrors<T> }),
      ),
    warm: () => void loaded().catch(() => undefined),
  }
}
