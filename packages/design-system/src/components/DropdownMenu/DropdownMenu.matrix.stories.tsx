import type { Meta, StoryObj } from "@storybook/react-vite";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { extremes } from "../../testing/matrix.tsx";
import { useSample } from "../../testing/samples.ts";
import { Button } from "../Button/index.ts";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuLink,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from "./index.ts";

const meta: Meta<typeof DropdownMenu> = { title: "Components/DropdownMenu/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof DropdownMenu>;

/** Only one menu can be open, so each language has its own picture. It contains every kind of row. */
function Whole() {
  const sample = useSample();
  return (
    <DropdownMenu open align="start" trigger={<Button>{sample.email}</Button>}>
      <DropdownMenuLabel>{sample.title}</DropdownMenuLabel>
      <DropdownMenuItem icon={Pencil} hint={extremes.many.toLocaleString("en-US")}>
        {sample.addToCart}
      </DropdownMenuItem>
      <DropdownMenuItem hint={extremes.zero}>{extremes.word}</DropdownMenuItem>
      <DropdownMenuLink href="#email" icon={Pencil}>
        {sample.sentence}
      </DropdownMenuLink>
      <DropdownMenuItem disabled icon={Pencil}>
        {sample.addToCart}
      </DropdownMenuItem>
      <DropdownMenuItem tone="critical" icon={Trash2}>
        {sample.addToCart}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuRadioGroup value="a">
        <DropdownMenuRadioItem value="a">{sample.email}</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="b">{sample.addToCart}</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="c" disabled>
          {sample.addToCart}
        </DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  );
}

export const English: Story = { render: () => <Whole /> };
export const Chinese: Story = { ...English, globals: { language: "zh-CN" } };
export const Spanish: Story = { ...English, globals: { language: "es" } };
export const French: Story = { ...English, globals: { language: "fr" } };
export const Thai: Story = { ...English, globals: { language: "th" } };
export const Lao: Story = { ...English, globals: { language: "lo" } };
export const RightToLeft: Story = { ...English, globals: { direction: "rtl" } };
