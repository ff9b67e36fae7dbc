import formatMessage from 'use-intl/format-message/format-only'

/**
 * Formats a compiled message for use-intl (vite.config.ts). Most messages are plain text. For those, use-intl would
 * copy all options, which took a tenth of the server's CPU time.
 */
export default function formatCompiled(...args: Parameters<typeof formatMessage>): ReturnType<typeof formatMessage> {
  return typeof args[1] === 'string' ? args[1] : formatMessage(...args)
}
