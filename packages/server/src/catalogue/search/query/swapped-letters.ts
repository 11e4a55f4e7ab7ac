/**
 * Every word that becomes the given one when two of its letters change places: "shrit" gives "shirt". Trigrams don't
 * see these as alike, since each swap breaks up to six of them.
 */
export const swappedLetters = (word: string): string[] => {
  const words = new Set<string>();
  for (let first = 0; first < word.length; first++)
    for (let second = first + 1; second < word.length; second++) {
      const letters = word.split("");
      [letters[first], letters[second]] = [word[second] ?? "", word[first] ?? ""];
      words.add(letters.join(""));
    }
  words.delete(word);
  return [...words];
};
