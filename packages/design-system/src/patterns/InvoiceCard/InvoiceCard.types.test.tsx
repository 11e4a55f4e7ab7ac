import { InvoiceCard } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  amountAsText: (
    // @ts-expect-error An amount is passed as parts.
    <InvoiceCard title="Invoice" status={{ text: "Issued", tone: "success" }} amount="$5" facts={[]} />
  ),
  // @ts-expect-error The status needs a text.
  stateless: <InvoiceCard title="Invoice" amount={[]} facts={[]} />,
};
