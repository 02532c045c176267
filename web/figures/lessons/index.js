// The table of the lessons, each in a file of its own.
import { leg } from './leg.js';

/** @type {import('../../lib/lesson.js').Lesson[]} */
export const lessons = [leg];
