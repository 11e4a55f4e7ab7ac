import { checkStory } from "./check-story.ts";
import { isMatrix } from "./first-stories.ts";
import { storyIds, test } from "./laboratory.ts";

for (const id of storyIds.filter((story) => !isMatrix(story)))
  test(`${id}: renders on the server, hydrates, is accessible and matches its reference`, ({ laboratory }) =>
    checkStory(id, laboratory));
