/**
 * Leaves out why a file is called unreadable: the reason is for whoever reads the source. Nobody is shown it, nothing is
 * logged, and every reason has the same consequence (src/lib/documents/clean.ts).
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'reasons',
    value: {
      shouldIgnore: ({ node, parent }) =>
        ['StringLiteral', 'TemplateLiteral'].includes(node.type) &&
        parent?.type === 'NewExpression' &&
        parent.callee.name === 'Unreadable'
          ? 'a reason that nobody is shown'
          : undefined,
    },
  },
]
