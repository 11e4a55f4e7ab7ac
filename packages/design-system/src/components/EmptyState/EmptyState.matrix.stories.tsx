import type { Meta, StoryObj } from "@storybook/react-vite";
import PackageOpen from "lucide-react/icons/package-open";
import { longTexts } from "../../testing/long-texts.data.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Button } from "../Button/index.ts";
import { Card } from "../Card/index.ts";
import { EmptyState } from "./index.ts";

const meta: Meta<typeof EmptyState> = { title: "Components/EmptyState/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        size: ["lg", "md"] as const,
        tone: ["act", "info", "success", "critical", "caution"] as const,
        icon: [PackageOpen, "busy"] as const,
      }}
      narrowest={280}
    >
      {(choice) => (
        <Card padding="none">
          <EmptyState
            {...choice}
            title="No unpaid orders"
            actions={<Button size="sm">Browse products</Button>}
          >
            New orders wait here for 24 hours.
          </EmptyState>
        </Card>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(_, language) => {
        const { title, text, action } = longTexts[language].empty;
        return (
          <EmptyState
            size="md"
            icon={PackageOpen}
            title={title}
            actions={
              <>
                <Button size="sm">{action}</Button>
                <Button size="sm">{extremes.word}</Button>
              </>
            }
          >
            {text} {extremes.word}
          </EmptyState>
        );
      }}
    </SixLanguages>
  ),
};
