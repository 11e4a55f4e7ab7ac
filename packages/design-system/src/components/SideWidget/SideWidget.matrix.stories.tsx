import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import { extremes } from "../../testing/matrix.tsx";
import { useSample } from "../../testing/samples.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { SideWidget, SideWidgetButton, SideWidgetLink, SideWidgetService } from "./index.ts";

const meta: Meta = { title: "Components/SideWidget/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** Fixed to the viewport, so each language has its own picture; a collapsed widget is opened. */
const LongTexts: Story = {
  render: function LongTexts() {
    const sample = useSample();
    const { texts } = useShop();
    return (
      <div style={{ minBlockSize: 560 }}>
        <SideWidget label={texts.help}>
          <SideWidgetService icon={Heart} text={sample.addToCart} hours={sample.sentence} />
          <SideWidgetLink
            href="#many"
            icon={Heart}
            text={texts.cart}
            count={extremes.many}
            label={`${texts.cart}, ${extremes.many}`}
          />
          <SideWidgetLink href="#none" icon={Heart} text={sample.email} count={extremes.zero} />
          <SideWidgetButton icon={Heart} text={extremes.word} />
        </SideWidget>
      </div>
    );
  },
  play: ({ canvasElement, userEvent }) =>
    userEvent.click(canvasElement.querySelector("[aria-expanded]") as HTMLElement),
};

export const English: Story = { ...LongTexts };
export const Chinese: Story = { ...LongTexts, globals: { language: "zh-CN" } };
export const Spanish: Story = { ...LongTexts, globals: { language: "es" } };
export const French: Story = { ...LongTexts, globals: { language: "fr" } };
export const Thai: Story = { ...LongTexts, globals: { language: "th" } };
export const Lao: Story = { ...LongTexts, globals: { language: "lo" } };
