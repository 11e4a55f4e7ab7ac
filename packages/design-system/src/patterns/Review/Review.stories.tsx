import type { Meta, StoryObj } from "@storybook/react-vite";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { Button } from "../../components/Button/index.ts";
import { Card } from "../../components/Card/index.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { RatingSummary, ReviewItem } from "./index.ts";

const meta: Meta = { title: "Patterns/Review" };
export default meta;

type Story = StoryObj;

const rows = [1802, 241, 62, 23, 18];

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <Card>
        <RatingSummary
          score={{ value: 4.8, text: "4.8", label: texts.rating }}
          text={texts.sold}
          histogram={rows.map((count, index) => ({
            name: `${5 - index} ★`,
            count,
            text: count.toLocaleString("en-US"),
          }))}
          keywords={texts.links.map((label, index) => ({
            label: `${label} (${412 - index * 60})`,
            href: `#k${index}`,
          }))}
        />
        <ReviewItem
          author={{ name: "Anouk D." }}
          facts="14 Nov 2026"
          rating={{ value: 5, label: texts.rating }}
          attribute="205/55 R16 · 91V"
          text={texts.heroText}
          pictures={samplePictures.slice(0, 4).map((picture, index) => ({ ...picture, alt: `${index + 1}` }))}
          reply={{ name: texts.shops[1] ?? "", text: texts.notes[1]?.[1] ?? "" }}
          action={
            <Button variant="ghost" size="sm" startIcon={ThumbsUp}>
              46
            </Button>
          }
        />
        <ReviewItem
          author={{ name: "สมชาย ป." }}
          facts="9 Nov 2026"
          rating={{ value: 4, label: texts.rating }}
          text="ยางเงียบมาก เกาะถนนดีตอนฝนตก ส่งเร็ว แพ็กมาเรียบร้อย คุ้มราคา"
          lang="th"
        />
      </Card>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
