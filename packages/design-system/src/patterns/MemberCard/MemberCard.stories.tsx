import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Package from "lucide-react/icons/package";
import Truck from "lucide-react/icons/truck";
import Wallet from "lucide-react/icons/wallet";
import { Button, ButtonLink } from "../../components/Button/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { MemberCard } from "./index.ts";

const meta: Meta<typeof MemberCard> = {
  title: "Commerce/MemberCard",
  id: "patterns-membercard",
  component: MemberCard,
};
export default meta;

const icons = [Wallet, Package, Truck, MessageSquareText];

export const Playground: Controlled<typeof MemberCard> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <MemberCard
        style={{ inlineSize: 224 }}
        name=""
        greeting={texts.greeting}
        text={texts.greetingText}
        actions={
          <>
            <Button variant="solid" size="sm">
              {texts.signIn}
            </Button>
            <ButtonLink href="#register" size="sm">
              {texts.register}
            </ButtonLink>
          </>
        }
        shortcuts={texts.shortcuts.map((text, index) => ({
          text,
          href: `#orders-${index}`,
          icon: icons[index] ?? Wallet,
          count: index === 0 ? 2 : 0,
          label: index === 0 ? `${text}, 2` : text,
        }))}
        coupon={{
          amount: texts.couponAmount,
          condition: texts.couponCondition,
          action: (
            <Button variant="link" size="sm">
              {texts.claim}
            </Button>
          ),
        }}
        news={{
          title: texts.news,
          links: texts.newsLinks.map((label, index) => ({ label, href: `#news-${index}` })),
        }}
        {...args}
      />
    );
  },
};
