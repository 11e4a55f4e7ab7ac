import type { Meta, StoryObj } from "@storybook/react-vite";
import Package from "lucide-react/icons/package";
import Star from "lucide-react/icons/star";
import Truck from "lucide-react/icons/truck";
import Wallet from "lucide-react/icons/wallet";
import { Button } from "../../components/Button/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { MemberCard, type OrderShortcut } from "./index.ts";

const meta: Meta = { title: "Patterns/MemberCard/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const icons = [Wallet, Package, Truck, Star];

const shortcutsOf = (words: readonly string[], counts: readonly number[]): OrderShortcut[] =>
  icons.map((icon, index) => {
    const text = words[index] ?? "";
    const count = counts[index] ?? 0;
    return { href: `#${index}`, icon, text, count, label: count > 0 ? `${text}, ${count}` : undefined };
  });

/** A visitor and a member, with and without a coupon and news. */
export const EveryPart: Story = {
  render: () => (
    <Combinations
      choices={{ member: [false, true], coupon: [false, true], news: [false, true] }}
      narrowest={224}
    >
      {({ member, coupon, news }) => (
        <MemberCard
          style={{ inlineSize: 224 }}
          name={member ? "Mara" : ""}
          greeting={`Good morning${member ? ", Mara" : ""}${coupon ? ", a coupon" : ""}${news ? ", news" : ""}`}
          text="Sign in for points"
          actions={<Button size="sm">Sign in</Button>}
          shortcuts={shortcutsOf(
            ["Unpaid", "Preparing", "Shipped", "Review"],
            [extremes.zero, 2, extremes.many],
          )}
          coupon={
            coupon
              ? {
                  amount: "$15 off",
                  condition: "on orders over $150",
                  ...(news && { issuer: "Nordic Tire House" }),
                  action: (
                    <Button variant="link" size="sm">
                      Claim
                    </Button>
                  ),
                }
              : undefined
          }
          news={
            news
              ? { title: "News", links: [{ label: "Winter tire laws by country", href: "#duty" }] }
              : undefined
          }
        />
      )}
    </Combinations>
  ),
};

function Long({ title, sentence }: { title: string; sentence: string }) {
  const { order, coupons } = useCommerce();
  return (
    <MemberCard
      style={{ inlineSize: 224 }}
      name={extremes.word}
      greeting={title}
      text={sentence}
      actions={<Button size="sm">{order.details}</Button>}
      shortcuts={shortcutsOf(order.states, [extremes.many])}
      coupon={{
        amount: `$${extremes.many}`,
        condition: coupons.over("$300"),
        action: (
          <Button variant="link" size="sm">
            {coupons.claim}
          </Button>
        ),
      }}
      news={{ title: extremes.word, links: [{ label: sentence, href: "#news" }] }}
    />
  );
}

/** Realistic names and statuses in the narrow card. */
export const LongTexts: Story = {
  render: () => <SixLanguages width={224}>{(sample) => <Long {...sample} />}</SixLanguages>,
};
