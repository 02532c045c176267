// The table of the lessons, each in a file of its own.
import { age } from './age.js';
import { equation } from './equation.js';
import { idea } from './idea.js';
import { leg } from './leg.js';
import { list } from './list.js';

/** @type {import('../../lib/lesson.js').Lesson[]} */
export const lessons = [idea, equation, list, age, leg];
