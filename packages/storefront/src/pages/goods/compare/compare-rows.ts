/** A fact of one product. */
export interface ComparedFact {
  /** Identifies the fact across products. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

/** A fact of all products; null where a product doesn't state it. */
export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

/** One row per fact, in the order of the first product that states it. */
export const compareRows = (products: readonly (readonly ComparedFact[])[]): ComparedRow[] => {
  const names = new Map(products.flat().map(({ key, name }) => [key, name]));
  return [...names].map(([key, name]) => {
    const values = products.map((facts) => facts.find((fact) => fact.key === key)?.value ?? null);
    return { key, name, values, differs: new Set(values).size > 1 };
  });
};
