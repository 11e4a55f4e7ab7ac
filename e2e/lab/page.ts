import { isSomethingDue, later } from "./timers.ts";

/** Resolves in the next frame. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      resolve();
    });
  });

/** Resolves after all queued tasks, such as React's work. */
const turn = (): Promise<void> => scheduler.postTask(() => {}, { priority: "background" });

/** A finite transition or animation; a spinner is not one. */
const isUnderWay = (animation: Animation): boolean =>
  animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Infinity;

/** The browser's own controls look different while a video is loading. */
const playable = async (video: HTMLVideoElement): Promise<void> => {
  if (video.error !== null || video.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA) return;
  const told = new Promise((resolve) => {
    for (const event of ["canplaythrough", "error"]) video.addEventListener(event, resolve, { once: true });
  });
  video.preload = "auto";
  await told;
};

/** Infinite motion is captured after this time; a busy machine may need seconds for the rest. */
const maxMs = 10_000;

/**
 * Resolves after two frames without a change and without a pending timer, with all fonts, pictures and videos
 * loaded.
 */
export const settled = async (): Promise<void> => {
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const end = performance.now() + maxMs;
  while (still < 2 && performance.now() < end) {
    still = isSomethingDue() || document.getAnimations().some(isUnderWay) ? 0 : still + 1;
    await frame();
    await turn();
  }
  observer.disconnect();
  await document.fonts.ready;
  for (const image of document.images) image.loading = "eager";
  await Promise.race([
    Promise.all([
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
      ...[...document.querySelectorAll("video")].map(playable),
    ]),
    new Promise((resolve) => later(resolve, maxMs)),
  ]);
};

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const isPortal = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return !element.matches("#story, script") && width * height > 1;
};

/** The rectangle of the story: its box, or the whole window if an overlay is open. */
export const area = (): Area => {
  const story = document.querySelector("#story") as HTMLElement;
  const over =
    [...document.body.children].some(isPortal) ||
    [...document.querySelectorAll("body *")].some(
      (element) => getComputedStyle(element).position === "fixed" && isPortal(element),
    );
  const height = Math.ceil(story.scrollHeight);
  return over
    ? { x: 0, y: 0, width: innerWidth, height: Math.max(innerHeight, height) }
    : { x: 0, y: 0, width: innerWidth, height: Math.max(1, height) };
};
