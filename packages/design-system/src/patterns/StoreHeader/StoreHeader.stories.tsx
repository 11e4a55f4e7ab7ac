import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import MessageCircle from "lucide-react/icons/message-circle";
import Plus from "lucide-react/icons/plus";
import { Button } from "../../components/Button/index.ts";
import { SearchField } from "../../components/SearchField/index.ts";
import { Text } from "../../components/Text/index.ts";
import { TabNav } from "../../components/TabNav/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { StoreHeader, type StoreHeaderProps } from "./index.ts";

const meta: Meta<typeof StoreHeader> = {
  title: "Commerce/StoreHeader",
  id: "patterns-storeheader",
  parameters: { layout: "fullscreen" },
  component: StoreHeader,
};
export default meta;

type Story = StoryObj<typeof StoreHeader>;

function useStore(): StoreHeaderProps {
  const { shop } = useCommerce();
  const { texts } = useShop();
  return {
    name: texts.shops[0] ?? "",
    mark: { text: shop.verified, self: false },
    score: { value: 4.8, text: "4.8", label: texts.rating },
    facts: [texts.followers, "Luleå"],
    hours: (
      <Text tone="muted">
        <Text tone="success" strong>
          {shop.open}
        </Text>{" "}
        {shop.until}
      </Text>
    ),
    phone: "+46 920 555 018",
    scores: shop.scores.map((name, index) => ({ name, value: ["4.9", "4.8", "4.7", "98%"][index] ?? "" })),
    actions: (
      <>
        <Button startIcon={MessageCircle}>{shop.chat}</Button>
        <Button variant="solid" startIcon={Plus}>
          {texts.follow}
        </Button>
      </>
    ),
    tabs: (
      <TabNav
        label={texts.shops[0] ?? ""}
        size="lg"
        items={shop.tabs.map((label, index) => ({ label, href: `#${index}`, current: index === 1 }))}
      />
    ),
    search: <SearchField label={shop.searchHere} placeholder={shop.searchHere} labelHidden size="sm" />,
  };
}

/** With the shop's cover behind it. */
export const Playground: Controlled<typeof StoreHeader> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return <StoreHeader {...useStore()} cover={{ title: texts.heroTitle, text: texts.heroText }} {...args} />;
  },
};

/** A shop without a cover, phone and scores. */
export const Plain: Story = {
  render: function Plain() {
    const { name, score, tabs } = useStore();
    return <StoreHeader name={name} score={score} tabs={tabs} style={{ paddingBlock: 16 }} />;
  },
};
