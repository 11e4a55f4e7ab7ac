/** Fading isn't motion. */
const still = new Set(["opacity", "visibility"]);

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;

/** Motion despite `prefers-reduced-motion`: running animations, and declared transitions. */
export const movements = (): string[] => {
  const running = document.getAnimations().flatMap((animation) => {
    const effect = animation.effect as KeyframeEffect | null;
    // Motion tokens last 1 ms then: too short to see, but long enough to fire the end event.
    if (Number(effect?.getComputedTiming().duration ?? 0) <= 1) return [];
    const moved = (effect?.getKeyframes() ?? [])
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key) && !still.has(key));
    return moved.length > 0 && effect?.target
      ? [`${nameOf(effect.target)} animates ${[...new Set(moved)].join(", ")}`]
      : [];
  });
  const waiting = [...document.querySelectorAll("body *")].flatMap((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    const durations = transitionDuration.split(", ").map(Number.parseFloat);
    const moved = transitionProperty
      .split(", ")
      .filter(
        (property, index) => (durations[index % durations.length] ?? 0) > 0.001 && !still.has(property),
      );
    return moved.length > 0 ? [`${nameOf(element)} has a transition of ${moved.join(", ")}`] : [];
  });
  return [...new Set([...running, ...waiting])];
};
