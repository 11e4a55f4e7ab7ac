import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronEnd } from "../Icon/index.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { useWords } from "../../testing/useWords.ts";
import { Link } from "./index.ts";

const meta: Meta<typeof Link> = { title: "Actions/Link (Anchor)", id: "components-link", component: Link };
export default meta;

type Story = StoryObj<typeof Link>;

export const Tones: Story = {
  render: function Tones() {
    const say = useWords();
    const [before, after] = say("Read the {link} first.").split("{link}");
    return (
      <Inline gap={20}>
        <Link href="#a">{say("Terms")}</Link>
        <Link href="#b" strong>
          {say("Create account")}
        </Link>
        <Link href="#c" tone="muted" endIcon={ChevronEnd}>
          {say("All orders")}
        </Link>
        <span>
          {before}
          <Link href="#d" underlined>
            {say("user agreement")}
          </Link>
          {after}
        </span>
      </Inline>
    );
  },
};
