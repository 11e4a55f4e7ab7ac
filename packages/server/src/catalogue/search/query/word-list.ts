import type { WireLocale } from "@carmine/api/contract";

/** A word of the catalog's names, from the table `search_word`. */
export interface CatalogWord {
  readonly word: string;
  /** The word as in the tokens of products. */
  readonly token: string;
  readonly locales: readonly WireLocale[];
  /** Number of products at the last count. */
  readonly weight: number;
}

/** Whether a page offers the word: words of its language, and English ones. */
export const isOffered = ({ locales }: CatalogWord, locale: WireLocale): boolean =>
  locales.includes(locale) || locales.includes("en");

/** All words of the catalog in memory, for suggestions and spelling correction. */
export class WordList {
  readonly #words = new Map<string, CatalogWord>();
  /** Alphabetical by code units; outdated if its length differs. */
  #sorted: string[] = [];

  put(word: CatalogWord): void {
    this.#words.set(word.word, word);
  }

  get(word: string): CatalogWord | undefined {
    return this.#words.get(word);
  }

  /** Words with this prefix, most frequent first. */
  startingWith(beginning: string): CatalogWord[] {
    const sorted = this.#inOrder();
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? "") < beginning) low = middle + 1;
      else high = middle;
    }
    const found: CatalogWord[] = [];
    for (let at = low; at < sorted.length; at += 1) {
      const word = this.#words.get(sorted[at] ?? "");
      if (!word?.word.startsWith(beginning)) break;
      found.push(word);
    }
    return found.toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
  }

  #inOrder(): readonly string[] {
    if (this.#sorted.length !== this.#words.size) this.#sorted = [...this.#words.keys()].toSorted();
    return this.#sorted;
  }
}
