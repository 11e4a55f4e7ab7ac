import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import Trash2 from "lucide-react/icons/trash-2";
import { Inline } from "../../layout/Inline/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { longTexts } from "../../testing/long-texts.data.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { Button, ButtonLink, type ButtonProps, type ButtonVariant } from "./index.ts";

const meta: Meta<ButtonProps> = {
  title: "Actions/Button",
  id: "components-button",
  component: Button,
  args: { children: "Add to cart" },
};
export default meta;

type Story = StoryObj<ButtonProps>;

const variants: ButtonVariant[] = ["solid", "soft", "outline", "inverse", "ghost", "link"];

export const Playground: Story = {};

export const Variants: Story = {
  render: function Variants() {
    return (
      <Stack gap={12}>
        {variants.map((variant) => (
          <Inline key={variant} gap={8}>
            <Button variant={variant}>Default</Button>
            <Button variant={variant} startIcon={Heart}>
              With icon
            </Button>
            <Button variant={variant} loading>
              Saving
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Inline>
        ))}
      </Stack>
    );
  },
};

export const Sizes: Story = {
  render: function Sizes() {
    return (
      <Inline gap={8}>
        <Button variant="solid" size="sm">
          Small 32
        </Button>
        <Button variant="solid" size="md">
          Medium 40
        </Button>
        <Button variant="solid" size="lg">
          Large 48
        </Button>
      </Inline>
    );
  },
};

export const Busy: Story = {
  args: { loading: true, startIcon: Trash2, variant: "solid", tone: "critical", children: "Delete" },
};

export const AsLink: Story = {
  render: function AsLink() {
    return (
      <ButtonLink href="#orders" variant="soft">
        My orders
      </ButtonLink>
    );
  },
};

/** The longest real label in the toolbar's language, in a narrow container. */
export const LongText: Story = {
  render: function LongText() {
    const [usual, longest, unbreakable] = useTexts(longTexts).buttons;
    return (
      <Stack gap={8} style={{ inlineSize: 200 }}>
        <Button variant="solid" fullWidth>
          {usual}
        </Button>
        <Button fullWidth>{longest}</Button>
        <Button fullWidth>{unbreakable}</Button>
      </Stack>
    );
  },
};
