import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { median, quantile } from '#scripts/measure/figures.ts'

const ROUNDS = 20
const IN_A_ROUND = 100

/** Milliseconds that a read takes: at the backend itself, through a server, and what is between; medians of the rounds. */
export type AddedTime = { direct: number; through: number; added: number; ratio: number }

/**
 * Measures what a server adds to a read. Both are asked over one kept connection, one request after the other, and take
 * turns by rounds, so that a machine that is busy for a while changes both.
 * @param path the read
 */
export async function measureAddedTime(
  origins: { direct: string; through: string },
  path: string,
): Promise<{ p50: AddedTime; p99: AddedTime }> {
  const rounds: { direct: number[]; through: number[] }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['direct', 'through'] as const) : (['through', 'direct'] as const)
    const times = { direct: [] as number[], through: [] as number[] }
    for (const way of order) times[way] = await timesOf(origins[way] + path)
    rounds.push(times)
  }
  const summary = (share: number): AddedTime => {
    const figures = rounds.map((times) => ({
      direct: quantile(times.direct, share),
      through: quantile(times.through, share),
    }))
    return {
      direct: median(figures.map(({ direct }) => direct)),
      through: median(figures.map(({ through }) => through)),
      added: median(figures.map(({ direct, through }) => through - direct)),
      ratio: median(figures.map(({ direct, through }) => through / direct)),
    }
  }
  return { p50: summary(0.5), p99: summary(0.99) }
}

/** The milliseconds of each request of a round, until its answer is whole. */
async function timesOf(url: string): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  // The first one makes the connection.
  for (let index = 0; index <= IN_A_ROUND; index += 1) {
    const begin = performance.now()
    const [answer] = (await once(http.get(url, { agent }), 'response')) as [IncomingMessage]
    for await (const _ of answer);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for a read that is measured`)
    if (index > 0) times.push(performance.now() - begin)
  }
  agent.destroy()
  return times
}
