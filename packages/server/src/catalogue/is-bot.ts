const programs = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|monitor/i;

/** Whether a user agent is that of a program, whose views and searches don't count. */
export const isBot = (agent: string): boolean => programs.test(agent);
