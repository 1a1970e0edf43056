import { readAshby } from './boards/ashby.ts';
import { readGreenhouse } from './boards/greenhouse.ts';
import { readHackerNews, readHackerNewsThread } from './boards/hacker-news.ts';
import { readLever } from './boards/lever.ts';
import { readPersonio } from './boards/personio.ts';
import { readRecruitee } from './boards/recruitee.ts';
import { readRemotive } from './boards/remotive.ts';
import { readSmartRecruitersList, readSmartRecruitersPosting } from './boards/smartrecruiters.ts';
import { readTeamtailor } from './boards/teamtailor.ts';
import { readWorkable } from './boards/workable.ts';
import { readWorkdayList, readWorkdayPosting } from './boards/workday.ts';

/** Null when an answer is not what the board's API describes. */
const readingText =
  <Found>(read: (body: string, of: string) => Found) =>
  (body: Uint8Array, of: string): Found | null => {
    try {
      return read(new TextDecoder().decode(body), of);
    } catch {
      return null;
    }
  };
const reading = <Found>(read: (body: unknown, of: string) => Found) =>
  readingText((body, of) => read(JSON.parse(body), of));

export const ashby = reading(readAshby);
export const greenhouse = reading(readGreenhouse);
export const lever = reading(readLever);
export const personio = readingText(readPersonio);
export const recruitee = reading(readRecruitee);
export const remotive = reading(readRemotive);
export const smartRecruitersList = reading(readSmartRecruitersList);
export const smartRecruitersPosting = reading(readSmartRecruitersPosting);
export const teamtailor = reading(readTeamtailor);
export const workable = reading(readWorkable);
export const workdayList = reading(readWorkdayList);
export const workdayPosting = reading(readWorkdayPosting);
export const hackerNews = reading(readHackerNews);
export const hackerNewsThread = reading((body) => ({ thread: readHackerNewsThread(body) }));
