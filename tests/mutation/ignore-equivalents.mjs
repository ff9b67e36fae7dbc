/**
 * Leaves out mutants that no test can tell from the original, by rule. Each is a survivor that docs/mutations.md explains.
 * @type {((node: any, parent: any) => string | undefined)[]}
 */
const RULES = [
  function unreadReason(node, parent) {
    // Why a file is called unreadable is for whoever reads the source: every reason has the same consequence.
    const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
    if (isText && parent?.type === 'NewExpression' && parent.callee.name === 'Unreadable')
      return 'a reason that nobody is shown'
  },
  function absenceBeforeComparison(node, parent) {
    // The compiler asks for `x !== undefined` in front of `x < y`, which is false for undefined anyway.
    if (node.type !== 'BinaryExpression' || node.operator !== '!==' || node.right.name !== 'undefined') return
    if (parent?.type !== 'LogicalExpression' || parent.operator !== '&&' || parent.left !== node) return
    const { operator, left, right } = parent.right
    if (['<', '<=', '>', '>='].includes(operator) && [left.name, right.name].includes(node.left.name))
      return 'undefined compares as false'
  },
  function noDependencies(node, parent) {
    // Any list that never changes makes an effect run once.
    if (node.type === 'ArrayExpression' && node.elements.length === 0 && parent?.callee?.name === 'useEffect')
      return 'another constant list has the same effect'
  },
]

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'equivalents',
    value: {
      shouldIgnore({ node, parent }) {
        for (const rule of RULES) {
          const reason = rule(node, parent)
          if (reason) return reason
        }
      },
    },
  },
]
