import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useSample } from "../../testing/samples.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Link } from "../Link/index.ts";
import { Banner } from "./index.ts";

const meta: Meta<typeof Banner> = {
  title: "Feedback/Banner (Announcement bar)",
  id: "components-banner",
  component: Banner,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Banner>;

export const Tones: Story = {
  render: function Tones() {
    const { sentence } = useSample();
    const { texts } = useShop();
    return (
      <Stack gap={16}>
        {(["info", "success", "caution", "critical"] as const).map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            label={`${texts.news} ${tone}`}
            title={texts.news}
            dismissible
            action={<Link href="#more">{texts.seeAll}</Link>}
          >
            {sentence}
          </Banner>
        ))}
      </Stack>
    );
  },
};

export const Playground: Story = {
  args: {
    tone: "caution",
    label: "Notice of the shop",
    title: "Parcels are late.",
    children: "A strike at the port delays packages from abroad by about two days.",
    dismissible: true,
  },
};
