/** The answering shops, or the operator for any shop. */
export type AnsweringFor = { readonly shopIds: readonly number[] } | { readonly isOperator: true };
