import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Card } from "../../components/Card/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { CouponPicker, type CouponPickerProps } from "./index.ts";

const meta: Meta<typeof CouponPicker> = {
  title: "Commerce/CouponPicker",
  id: "patterns-couponpicker",
  component: CouponPicker,
};
export default meta;

type Story = StoryObj<typeof CouponPicker>;

function useProps(): CouponPickerProps {
  const { coupons, picker } = useCommerce();
  return {
    label: picker.label,
    bestLabel: picker.best,
    noneLabel: picker.none,
    defaultValue: "10",
    choices: [
      { value: "10", title: `$10, ${coupons.over("$400")}`, saving: "−$10.00", best: true },
      { value: "12", title: `$12, ${coupons.over("$80")}`, scope: coupons.titles[2], saving: "−$8.40" },
    ],
    unusable: {
      label: picker.unusable,
      coupons: [
        { id: "a", title: coupons.titles[0], reason: picker.missing("$60.14") },
        { id: "b", title: coupons.titles[1], reason: picker.otherGoods },
      ],
    },
  };
}

export const Playground: Controlled<typeof CouponPicker> = {
  render: function Playground(args) {
    return (
      <Card style={{ maxInlineSize: 816 }}>
        <CouponPicker {...useProps()} {...args} />
      </Card>
    );
  },
};

/** The reasons are expanded; the group is disabled while totals load. */
export const Open: Story = {
  render: function Open() {
    return (
      <Card style={{ maxInlineSize: 816 }}>
        <CouponPicker {...useProps()} disabled />
      </Card>
    );
  },
  play: ({ canvasElement, userEvent }) =>
    userEvent.click(canvasElement.querySelector("summary") as HTMLElement),
};
