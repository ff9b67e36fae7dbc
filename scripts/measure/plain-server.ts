import fastify from 'fastify'
import { request } from 'undici'

/* The baseline: fetches the document at the URL in `DOCUMENT` once, and serves it from memory, still compressed. */

const { body, headers } = await request(process.env.DOCUMENT ?? '', { headers: { 'accept-encoding': 'br' } })
const bytes = Buffer.from(await body.arrayBuffer())
const app = fastify()
app.get('*', (_, reply) =>
  reply
    .headers({ 'content-type': headers['content-type'], 'content-encoding': headers['content-encoding'] })
    .send(bytes),
)
console.log(`Listening on ${await app.listen({ port: 0 })}`)
