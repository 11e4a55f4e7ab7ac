import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useState } from "react";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money, useShop } from "../../testing/shop-samples.ts";
import { CouponCard, CouponGrid, type CouponCardProps, type CouponState } from "./index.ts";

const meta: Meta<typeof CouponCard> = {
  title: "Commerce/CouponCard",
  id: "patterns-couponcard",
  component: CouponCard,
};
export default meta;

type Story = StoryObj<typeof CouponCard>;

/** A whole-dollar amount without its fraction. */
const dollars = (value: number) =>
  money(value).filter((part) => !["decimal", "fraction"].includes(part.type));

function useCoupons() {
  const texts = useCommerce();
  const { coupons } = texts;
  const shops = useShop().texts.shops;
  const merchant = (): CouponCardProps => ({
    title: coupons.titles[0],
    amount: dollars(20),
    condition: coupons.over("$300"),
    kind: "merchant",
    kindLabel: coupons.merchant,
    issuer: { name: shops[1] ?? "" },
    validity: coupons.until(texts.date("2026-12-18")),
    state: "ready",
    stateLabel: coupons.use,
    href: "#use",
  });
  const goods = (): CouponCardProps => ({
    ...merchant(),
    title: coupons.titles[1],
    amount: dollars(5),
    condition: coupons.over("$40"),
    kind: "goods",
    kindLabel: coupons.goods,
    issuer: { name: shops[0] ?? "" },
    products: { pictures: samplePictures.slice(2, 5), text: coupons.threeGoods },
  });
  const category = (): CouponCardProps => ({
    ...merchant(),
    title: coupons.titles[2],
    amount: dollars(12),
    condition: coupons.noMinimum,
    kind: "category",
    kindLabel: coupons.category,
    issuer: { name: "Carmine Tires & More", platform: true },
  });
  const claimable = (state: CouponState): Partial<CouponCardProps> => ({
    state,
    stateLabel: { claim: coupons.claim, claiming: coupons.claiming, claimed: coupons.claimed }[
      state as "claim" | "claiming" | "claimed"
    ],
    validity: coupons.afterClaiming,
    href: undefined,
  });
  return { texts, merchant, goods, category, claimable };
}

/** Merchant, product and category coupons in every state. */
export const Playground: Controlled<typeof CouponCard> = {
  render: function Playground(args) {
    const { texts, merchant, goods, category, claimable } = useCoupons();
    const { coupons, date } = texts;
    return (
      <CouponGrid aria-label={coupons.merchant} style={{ maxInlineSize: 912 }}>
        <CouponCard
          {...merchant()}
          urgent={coupons.endsSoon}
          validity={`· ${date("2026-11-23")}`}
          {...args}
        />
        <CouponCard {...goods()} />
        <CouponCard {...category()} {...claimable("claim")} />
        <CouponCard
          {...merchant()}
          amount={dollars(35)}
          state="upcoming"
          stateLabel={coupons.notYet}
          validity={coupons.starts(date("2026-11-27"))}
        />
        <CouponCard {...merchant()} {...claimable("claiming")} />
        <CouponCard
          {...goods()}
          {...claimable("claim")}
          taken={{ share: 0.82, text: coupons.share }}
          validity={coupons.share}
        />
        <CouponCard {...category()} {...claimable("claimed")} />
        <CouponCard
          {...goods()}
          products={undefined}
          state="soldOut"
          stateLabel={coupons.gone}
          validity={coupons.goneText}
        />
        <CouponCard
          {...merchant()}
          state="used"
          stateLabel={coupons.used}
          validity={coupons.usedOn(date("2026-11-12"))}
        />
        <CouponCard
          {...category()}
          state="expired"
          stateLabel={coupons.expired}
          validity={coupons.expiredOn(date("2026-10-31"))}
        />
      </CouponGrid>
    );
  },
};

/** Press to claim: it takes a second and announces the result; focus stays. */
export const Claiming: Story = {
  render: function Claiming() {
    const { texts, merchant, claimable } = useCoupons();
    const [state, setState] = useState<CouponState>("claim");
    return (
      <CouponGrid aria-label={texts.coupons.merchant}>
        <CouponCard
          {...merchant()}
          {...claimable(state)}
          onClaim={() => {
            setState("claiming");
            setTimeout(() => setState("claimed"), 1000);
          }}
        />
      </CouponGrid>
    );
  },
};

/** On the account overview, 304 px wide. */
export const Small: Story = {
  render: function Small() {
    const { texts, merchant, goods, category } = useCoupons();
    const { coupons } = texts;
    return (
      <CouponGrid aria-label={coupons.merchant} style={{ maxInlineSize: 320, gap: 12 }}>
        <CouponCard size="sm" {...merchant()} urgent={coupons.endsSoon} validity="" />
        <CouponCard size="sm" {...goods()} />
        <CouponCard
          size="sm"
          {...category()}
          state="used"
          stateLabel={coupons.used}
          validity={coupons.usedOn(texts.date("2026-11-12"))}
        />
      </CouponGrid>
    );
  },
};

/** The ticket is mirrored in right-to-left text. */
export const RightToLeft: Story = {
  render: function RightToLeft() {
    const { texts, merchant, goods } = useCoupons();
    return (
      <div dir="rtl">
        <CouponGrid aria-label={texts.coupons.merchant} style={{ maxInlineSize: 912 }}>
          <CouponCard {...merchant()} />
          <CouponCard {...goods()} state="expired" stateLabel={texts.coupons.expired} />
        </CouponGrid>
      </div>
    );
  },
};
