import { useEffect, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import fieldStyles from '#forms/text-field.module.css'
import { buttonClass } from '#ui/button.tsx'
import styles from './data-quality.module.css'
import type { ChoiceProblem } from './document-form.ts'
import type { PreparedFile } from './prepare.ts'
import { useSize } from './use-size.ts'

export const FILE_FIELD = 'document-file'

/** Only filters the file dialog. Files are checked by their content. */
const ACCEPTED = 'application/pdf,image/png,image/jpeg,image/heic,image/heif,.pdf,.png,.jpg,.jpeg,.heic,.heif'

const TAGS = { file: (name: ReactNode) => <bdi>{name}</bdi> }

export function FilePicker({
  chosen,
  reading,
  problem,
  disabled,
  onChoose,
  onNoFile,
}: {
  chosen: PreparedFile | undefined
  reading: boolean
  problem: ChoiceProblem | undefined
  disabled: boolean
  onChoose: (files: readonly File[]) => void
  /** Called when a link or text is dropped. */
  onNoFile: () => void
}) {
  const t = useTranslations('dataQuality.document.file')
  const size = useSize()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    // Otherwise, the browser opens a file that is dropped outside the drop area.
    const ignore = (event: Event) => event.preventDefault()
    const kinds = ['dragover', 'drop']
    for (const kind of kinds) document.addEventListener(kind, ignore)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, ignore)
    }
  }, [])
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])])
    // Otherwise, choosing the same file again would not dispatch an event.
    event.target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onChoose(files)
    else if (!disabled) onNoFile()
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type !== 'dragleave')
  }
  const inputProps = {
    'aria-describedby': `${FILE_FIELD}-hint ${problem ? `${FILE_FIELD}-error ` : ''}${FILE_FIELD}-note`,
    'aria-invalid': problem ? true : undefined,
    disabled,
  }
  return (
    <fieldset className={styles.picker}>
      <legend>{t('label')}</legend>
      <p id={`${FILE_FIELD}-hint`} className={styles.hint}>
        {t('hint')}
      </p>
      {/* Live regions must exist before they change. */}
      <p id={`${FILE_FIELD}-error`} role="alert" className={fieldStyles.error}>
        {problem && t(`problems.${problem}`, { size: size(chosen?.file.size ?? 0) })}
      </p>
      <div className={`${styles.drop} ${isOver ? styles.over : ''}`} onDragOver={drag} onDragLeave={drag} onDrop={drop}>
        <span className={styles.choice}>
          <input id={FILE_FIELD} type="file" accept={ACCEPTED} {...inputProps} onChange={pick} />
          <label htmlFor={FILE_FIELD} className={buttonClass('secondary')}>
            {t(chosen ? 'chooseOther' : 'choose')}
          </label>
        </span>
        <span className={`${styles.choice} ${styles.camera}`}>
          <input
            id="document-photo"
            type="file"
            accept="image/*"
            capture="environment"
            {...inputProps}
            onChange={pick}
          />
          <label htmlFor="document-photo" className={buttonClass('secondary')}>
            {t('photograph')}
          </label>
        </span>
        <span className={styles.dropHint}>{t('drop')}</span>
      </div>
      <div id={`${FILE_FIELD}-note`} role="status">
        {reading && <p>{t('reading')}</p>}
        {chosen && (
          <>
            <p className={styles.chosen}>
              {t.rich('chosen', {
                name: chosen.file.name,
                size: size(chosen.file.size),
                ...TAGS,
              })}
            </p>
            {chosen.note && <p>{t(`notes.${chosen.note}`)}</p>}
          </>
        )}
      </div>
    </fieldset>
  )
}
