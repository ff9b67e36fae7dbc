import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * A form's validation that is loaded when it is first needed: the validator weighs more than the form, and nobody waits
 * for it while reading. `warm` begins to load it, for the first touch of the form.
 */
export function lazyResolver<T extends FieldValues>(
  load: () => Promise<{ resolver: Resolver<T> }>,
): { resolver: Resolver<T>; warm: () => void } {
  let loading: Promise<{ resolver: Resolver<T> }> | undefined
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      // The next attempt shall ask the server again.
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    // Without its validation a form is not sent; the chunk guard says that it is missing.
    resolver: async (...form) =>
      loaded().then(
        ({ resolver }) => resolver(...form),
        () => ({ values: {}, errors: { root: { type: 'not-loaded' } } as FieldErrors<T> }),
      ),
    warm: () => void loaded().catch(() => undefined),
  }
}
