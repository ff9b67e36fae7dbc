/** Something that whoever called can put right; its message is the whole of what there is to say. */
export class UsageProblem extends Error {}
