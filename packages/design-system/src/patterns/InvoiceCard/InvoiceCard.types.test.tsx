import { InvoiceCard } from "./index.ts";

/** What must not compile. */
export const refused = {
  amountAsText: (
    // @ts-expect-error An amount comes in pieces.
    <InvoiceCard title="Invoice" status={{ text: "Issued", tone: "success" }} amount="$5" facts={[]} />
  ),
  // @ts-expect-error The state is told in words.
  stateless: <InvoiceCard title="Invoice" amount={[]} facts={[]} />,
};
