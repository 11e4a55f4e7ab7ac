/** Who answers: some shops, or the operator for whichever shop it is. */
export type AnsweringFor = { readonly shopIds: readonly number[] } | { readonly isOperator: true };
