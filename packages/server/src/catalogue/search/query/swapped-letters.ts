/**
 * All words that become the given one by swapping two letters: "shrit" for "shirt". Trigrams don't find
 * these, because each swap changes up to six of them.
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
