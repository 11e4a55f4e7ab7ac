import type { Deal } from "@carmine/api/hooks";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";

const counted: Readonly<Record<"share" | "left" | "over", MessageDescriptor>> = defineMessages({
  share: {
    defaultMessage: "{share, number, percent} claimed",
    description: "Below a deal: how much of what is offered in this round is sold",
  },
  left: {
    defaultMessage: "Only {count, number} left",
    description: "Below a deal with few units left",
  },
  over: {
    defaultMessage: "Back to list price",
    description: "Below a deal of which all that was offered is sold",
  },
});

/** Above this share, or with very few units left, the label shows the number left instead of the share. */
const nearlyGone = 0.8;
const few = 20;

export interface Claimed {
  /** 0 to 100. */
  readonly share: number;
  readonly label: string;
  /** Whether the label shows how few units are left. */
  readonly few: boolean;
}

/** Sold share of a deal with its label; undefined for a deal without a limit. */
export const useClaimed = (): ((deal: Pick<Deal, "round" | "isClaimed">) => Claimed | undefined) => {
  const intl = useIntl();
  return ({ round, isClaimed }) => {
    if (!round) return undefined;
    if (isClaimed) return { share: 100, label: intl.formatMessage(counted.over), few: false };
    const share = round.sold / round.quota;
    const left = round.quota - round.sold;
    const isFew = share > nearlyGone || left <= few;
    const label = isFew
      ? intl.formatMessage(counted.left, { count: left })
      : intl.formatMessage(counted.share, { share: Math.round(share * 100) / 100 });
    return { share: Math.round(share * 100), label, few: isFew };
  };
};

/** The price of a deal next to the list price; the list price applies again when the deal is sold out. */
export const offerOf = ({
  price,
  listPrice,
  isClaimed,
}: Pick<Deal, "price" | "listPrice" | "isClaimed">): Pick<Deal, "price" | "listPrice"> =>
  isClaimed ? { price: listPrice ?? price, listPrice: null } : { price, listPrice };
