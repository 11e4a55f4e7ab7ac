import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { uploadTexts } from "../../testing/upload-texts.data.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { FileUpload } from "./index.ts";

const meta: Meta<typeof FileUpload> = { title: "Components/FileUpload/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof FileUpload>;

function Upload({ status, error }: { status: "waiting" | "uploading" | "done" | "failed"; error?: string }) {
  const { label, hint, failed } = useTexts(uploadTexts);
  return (
    <FileUpload
      label={label}
      hint={hint}
      error={error}
      limits={{ count: 10, types: ["image/png"], maxBytes: 1 }}
      items={[{ id: "a", name: `${extremes.word}.png`, status, progress: 0.5, error: failed }]}
      onAdd={() => undefined}
      onRemove={() => undefined}
      onReorder={() => undefined}
      onRetry={() => undefined}
    />
  );
}

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        status: ["waiting", "uploading", "done", "failed"],
        error: [undefined, "Add at least one picture."],
      }}
      narrowest={320}
    >
      {(choice) => <Upload {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => <SixLanguages width={320}>{() => <Upload status="failed" />}</SixLanguages>,
};
