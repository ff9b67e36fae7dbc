import { useState } from 'react'

const WAYS = [
  { name: 'mail', legend: 'By e-mail' },
  { name: 'phone', legend: 'By telephone' },
  { name: 'letter', legend: 'By letter' },
]

/** A form as large as the smallest of the pages, without a library beside React. */
export function Form() {
  const [isSaved, setSaved] = useState(false)
  if (isSaved) {
    return (
      <main>
        <h1>Your choices are saved</h1>
      </main>
    )
  }
  return (
    <>
      <header>
        <strong>A brand</strong>
      </header>
      <main>
        <h1>Your contact choices</h1>
        <p>Say how you want to hear from us. Nothing is final: come back and choose anew.</p>
        <form
          method="post"
          action="/choices"
          onSubmit={(event) => {
            event.preventDefault()
            setSaved(true)
          }}
        >
          {WAYS.map((way) => (
            <Way key={way.name} {...way} />
          ))}
          <p>
            <label htmlFor="address">E-mail address</label>
            <input id="address" name="address" type="email" autoComplete="email" required />
          </p>
          <p>
            <label htmlFor="note">
              A note <span className="hint">(may be left empty)</span>
            </label>
            <textarea id="note" name="note" rows={3} />
          </p>
          <p>
            <button type="submit">Save choices</button>
          </p>
        </form>
      </main>
    </>
  )
}

function Way({ name, legend }: { name: string; legend: string }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <label>
        <input type="radio" name={name} value="yes" required /> Yes
      </label>
      <label>
        <input type="radio" name={name} value="no" /> No
      </label>
    </fieldset>
  )
}
