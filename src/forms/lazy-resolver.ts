import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Loads the validation of a form on first use, because it is larger than the form. Call `preload` on first focus. */
export function lazyResolver<T extends FieldValues>(
  load: () => Promise<{ resolver: Resolver<T> }>,
): { resolver: Resolver<T>; preload: () => void } {
  let loading: Promise<{ resolver: Resolver<T> }> | undefined
  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      // Lets the next attempt load the chunk again.
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    // The `not-loaded` error prevents sending without validation. chunk-guard handles the missing chunk.
    resolver: async (...args) =>
      loadOnce().then(
        ({ resolver }) => resolver(...args),
        () => ({ values: {}, errors: { root: { type: 'not-loaded' } } as FieldErrors<T> }),
      ),
    preload: () => void loadOnce().catch(() => undefined),
  }
}
