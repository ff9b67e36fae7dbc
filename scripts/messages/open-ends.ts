/**
 * Words after which another one has to follow, by language. Left out are those that may end a sentence, such as the
 * prefixes of German and Dutch verbs.
 */
export const OPEN_ENDS: Record<string, string[]> = {
  en: list(
    'a an the of by for to from with at as and or but that which your my our their its into about because if when',
  ),
  de: list('der dem den des eine einen einem einer eines von vom für und oder im am zum zur beim dass weil wenn Ihre'),
  es: list('el la los las un una unos unas de del a al en con por para y o que su sus sin desde'),
  fr: list('le la les un une des de du à au aux en avec par pour et ou que qui votre vos sur dans chez'),
  it: list('il lo la i gli le un uno una di del della dei delle a al alla in con per da dal e o che nel nella'),
  nl: list('de een van en uw bij naar om te'),
  'pt-BR': list('o a os as um uma de do da dos das em no na com por para e ou que seu sua'),
  tr: list('ve veya ile bir bu şu her'),
}

function list(words: string): string[] {
  return words.toLowerCase().split(' ')
}
