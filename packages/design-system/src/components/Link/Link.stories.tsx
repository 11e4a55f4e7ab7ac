import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronEnd } from "../Icon/index.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { Link } from "./index.ts";

const meta: Meta<typeof Link> = { title: "Actions/Link (Anchor)", id: "components-link", component: Link };
export default meta;

type Story = StoryObj<typeof Link>;

export const Tones: Story = {
  render: function Tones() {
    const [before, after] = "Read the {link} first.".split("{link}");
    return (
      <Inline gap={20}>
        <Link href="#a">Terms</Link>
        <Link href="#b" strong>
          Create account
        </Link>
        <Link href="#c" tone="muted" endIcon={ChevronEnd}>
          All orders
        </Link>
        <span>
          {before}
          <Link href="#d" underlined>
            user agreement
          </Link>
          {after}
        </span>
      </Inline>
    );
  },
};
