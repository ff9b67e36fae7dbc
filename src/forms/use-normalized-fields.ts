import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { normalizeText, type Repair, type TextKind } from '#lib/normalize-text.ts'

/** Normalizes the text fields of a form, and describes the changes (repairs) to the user. */
export function useNormalizedFields<T extends FieldValues>(
  form: UseFormReturn<T>,
  kinds: Partial<Record<Path<T>, TextKind>>,
) {
  const repairText = useRepairText()
  const [repairs, setRepairs] = useState<Partial<Record<Path<T>, Repair[]>>>({})
  return {
    /**
     * Normalizes the fields. Reads them from the document, because password managers set values without an event. Call
     * it before validation.
     */
    normalize: (): Repair[] => {
      const newRepairs: typeof repairs = {}
      for (const [name, kind] of Object.entries(kinds) as [Path<T>, TextKind][]) {
        const input: string = displayedValue(name) ?? form.getValues(name)
        const { text, repairs: fieldRepairs } = normalizeText(input, kind)
        // The field must show the text that is sent.
        if (text !== input || text !== form.getValues(name))
          form.setValue(name, text as PathValue<T, Path<T>>, { shouldDirty: true })
        if (fieldRepairs.length > 0) newRepairs[name] = fieldRepairs
      }
      setRepairs(newRepairs)
      return Object.values<Repair[]>(newRepairs as Record<string, Repair[]>).flat()
    },
    noteOf: (name: Path<T>): string | undefined => repairText(repairs[name]),
    clearRepairs: () => setRepairs({}),
  }
}

/** Returns a function that describes repairs. It returns undefined if there are none. */
export function useRepairText(): (repairs: readonly Repair[] | undefined) => string | undefined {
  const t = useTranslations('form.normalized')
  return (repairs = []) => [...new Set(repairs)].map((repair) => t(repair)).join(' ') || undefined
}

function displayedValue(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`:is(input, textarea, select)[name="${CSS.escape(name)}"]`)?.value
}
