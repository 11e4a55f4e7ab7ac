import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { Button } from "../../components/Button/index.ts";
import { Card } from "../../components/Card/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { RatingSummary, ReviewItem } from "./index.ts";

const meta: Meta<typeof RatingSummary> = {
  title: "Commerce/Review",
  id: "patterns-review",
  component: RatingSummary,
};
export default meta;

const rows = [1802, 241, 62, 23, 18];

export const Playground: Controlled<typeof RatingSummary> = {
  render: function Playground(args) {
    const { texts } = useShop();
    const { date } = useCommerce();
    const { review } = buyingTexts;
    return (
      <Card>
        <RatingSummary
          score={{ value: 4.8, text: "4.8", label: texts.rating }}
          text={review.summary}
          histogram={rows.map((count, index) => ({
            name: `${5 - index} ★`,
            count,
            text: count.toLocaleString("en-US"),
          }))}
          keywords={review.keywords.map((label, index) => ({
            label: `${label} (${412 - index * 60})`,
            href: `#k${index}`,
          }))}
          {...args}
        />
        <ReviewItem
          author={{ name: "Anouk D." }}
          facts={date("2026-11-14")}
          rating={{ value: 5, label: texts.rating }}
          attribute="205/55 R16 · 91V"
          text={review.text}
          pictures={[0, 1, 3, 4].map((place) => ({ src: "", ...samplePictures[place], alt: `${place}` }))}
          reply={{ name: texts.shops[1] ?? "", text: review.reply }}
          action={
            <Button variant="ghost" size="sm" startIcon={ThumbsUp} style={{ marginInlineStart: -12 }}>
              {review.helpful} (46)
            </Button>
          }
        />
        <ReviewItem
          author={{ name: "สมชาย ป." }}
          facts={date("2026-11-09")}
          rating={{ value: 4, label: texts.rating }}
          attribute="205/55 R16 · 94V XL"
          text="ยางเงียบมาก เกาะถนนดีตอนฝนตก ส่งเร็ว แพ็กมาเรียบร้อย คุ้มราคา"
          lang="th"
          action={
            <Button variant="ghost" size="sm" startIcon={ThumbsUp} style={{ marginInlineStart: -12 }}>
              {review.helpful} (21)
            </Button>
          }
        />
      </Card>
    );
  },
};
