// Changesets of release candidates are in the folder `.changeset/pre`.
const files: Record<string, string> = import.meta.glob("../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const notes = Object.values(files).flatMap((text) => {
  const [, header = "", note = ""] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
  const [, bump] = /"@carmine\/design-system": (\w+)/.exec(header) ?? [];
  return bump === undefined ? [] : [{ bump, note: note.trim() }];
});

const section = (bump: string, title: string): string => {
  const texts = notes
    .filter((each) => each.bump === bump)
    .map(({ note }) => `- ${note.replaceAll("\n", "\n  ")}`);
  return texts.length === 0 ? "" : `### ${title}\n\n${texts.join("\n")}\n\n`;
};

/** Notes of changesets that no release contains yet, as Markdown. Empty right after a release. */
export const unreleasedNotes =
  notes.length === 0
    ? ""
    : `## Next release\n\n${section("major", "Breaking changes")}${section("minor", "New")}${section("patch", "Fixed")}`;
