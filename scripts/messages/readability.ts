import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { isForRegistrants } from './audience.ts'
import { textsOf } from './icu.ts'
import type { Messages } from './languages.ts'

/** Median that sentences have to stay below, and the longest that one may be, in words. */
const MEDIAN = 15
const LONGEST = 28

type Sentence = { key: string; text: string; words: number }

/** How well the registrants' English can be read. */
export type Readability = {
  sentences: number
  /** In words. */
  median: number
  longest: Sentence | undefined
  /** Sentences and labels of more than 28 words. */
  tooLong: Sentence[]
  /** School grade of the United States, by Flesch and Kincaid. */
  grade: number
  isGood: boolean
}

/**
 * Measures the English texts that registrants read, without those that are prescribed. Labels and buttons, which end
 * without a mark, would make the median small: they only count against the longest. A placeholder counts as one word.
 */
export function readability(english: Messages): Readability {
  const all = [...english]
    .filter(([key]) => isForRegistrants(key))
    .flatMap(([key, message]) => [...new Set(textsOf(message).flatMap(sentencesOf))].map((text) => sentence(key, text)))
    .toSorted((a, b) => b.words - a.words)
  const sentences = all.filter(({ text }) => /[.?!:…][”’)]*$/.test(text))
  const middle = [sentences[(sentences.length - 1) >> 1], sentences[sentences.length >> 1]]
  const median = middle.reduce((sum, each) => sum + (each?.words ?? 0), 0) / 2
  const tooLong = all.filter(({ words }) => words > LONGEST)
  const total = (measure: (each: Sentence) => number) => sentences.reduce((sum, each) => sum + measure(each), 0)
  return {
    sentences: sentences.length,
    median,
    longest: all[0],
    tooLong,
    grade: fleschKincaid({
      sentence: sentences.length,
      word: total(({ words }) => words),
      syllable: total(({ text }) => wordsOf(text).reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)),
    }),
    isGood: median < MEDIAN && tooLong.length === 0,
  }
}

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentencesOf(text: string): string[] {
  // A sentence that begins with a placeholder has to begin with a capital for the splitter.
  const named = text.replaceAll(/\{[^}]*\}/g, 'Name')
  return named
    .split('\n')
    .flatMap((line) => [...splitter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((segment) => wordsOf(segment).length > 0)
}

function sentence(key: string, text: string): Sentence {
  return { key, text, words: wordsOf(text).length }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
