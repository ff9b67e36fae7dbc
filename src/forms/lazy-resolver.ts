import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * Loads the validation of a form on first use, because it is larger than the form. `warm` starts to load it, on first
 * focus.
 */
export function lazyResolver<T extends FieldValues>(
  load: () => Promise<{ resolver: Resolver<T> }>,
): { resolver: Resolver<T>; warm: () => void } {
  let loading: Promise<{ resolver: Resolver<T> }> | undefined
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      // The next attempt loads it again.
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    // Without validation nothing is sent; the chunk guard reports the missing chunk.
    resolver: async (...form) =>
      loaded().then(
        ({ resolver }) => resolver(...form),
        () => ({ values: {}, errors: { root: { type: 'not-loaded' } } as FieldErrors<T> }),
      ),
    warm: () => void loaded().catch(() => undefined),
  }
}
