/**
 * Path of the page of an audit entry's subject below the workspace; undefined if there is none.
 * @param subject the number of an order or refund, or a kind and an id, such as `merchant:12`
 * @param isMarket whether the page is in the marketplace's workspace
 */
export const subjectPath = (subject: string, isMarket: boolean): string | undefined => {
  if (/^(?:PT|SH)\d{8,}$/.test(subject)) return `orders/${subject}`;
  if (!isMarket && /^RE\d{8,}$/.test(subject)) return `returns/${subject}`;
  const [kind, id = ""] = subject.split(":");
  if (!/^\d+$/.test(id)) return undefined;
  if (isMarket && kind === "merchant") return `shops/${id}`;
  if (isMarket && kind === "application") return `applications/${id}`;
  if (!isMarket && kind === "product") return `products/${id}`;
  return undefined;
};
