//! Large tables that are read all over the place.
//!
//! With pages of 4 KiB nearly every look into a table of many MiB misses the processor's list of pages, and walking the page tables took
//! a third of the search's time. Linux gives pages of 2 MiB to whoever asks for them.

use bytemuck::Zeroable;

/// So many zeroes on the heap, on large pages where the system has them; `None` if there is not so much memory. The memory is touched only as
/// it is used.
pub(crate) fn try_zeroed<T: Zeroable>(length: usize) -> Option<Vec<T>> {
    let table = bytemuck::allocation::try_zeroed_vec(length).ok()?;
    ask_for_large_pages(&table);
    Some(table)
}

/// The same for tables that are small beside all memory.
///
/// # Panics
/// If there is not so much memory.
pub(crate) fn zeroed<T: Zeroable>(length: usize) -> Vec<T> {
    let table = bytemuck::allocation::zeroed_vec(length);
    ask_for_large_pages(&table);
    table
}

/// Makes the system find the memory now rather than in the middle of a timed search, where a large page costs a millisecond and more.
pub(crate) fn touch<T: Copy>(table: &mut [T]) {
    let step = (PAGE / size_of::<T>().max(1)).max(1);
    for slot in table.iter_mut().step_by(step) {
        *slot = std::hint::black_box(*slot);
    }
}

/// The smallest page.
pub(crate) const PAGE: usize = 4096;

#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
fn ask_for_large_pages<T>(table: &[T]) {
    const LARGE: usize = 2 << 20;
    let start = table.as_ptr().addr().next_multiple_of(LARGE);
    let end = (table.as_ptr().addr() + size_of_val(table)) / LARGE * LARGE;
    if start < end {
        let offset = start - table.as_ptr().addr();
        let first = table.as_ptr().cast::<u8>().wrapping_add(offset);
        // SAFETY: the range lies inside the table, and the advice changes nothing but the size of pages. Refusal is harmless.
        unsafe {
            libc::madvise(first.cast_mut().cast(), end - start, libc::MADV_HUGEPAGE);
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn ask_for_large_pages<T>(_: &[T]) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_zero_from_end_to_end_and_can_be_written() {
        for length in [0, 1, 5000, 3 << 20, (5 << 20) + 17] {
            let mut table: Vec<u16> = zeroed(length);
            assert_eq!(table.len(), length);
            assert!(table.iter().all(|&word| word == 0));
            table.fill(7);
            assert!(table.iter().all(|&word| word == 7));
        }
        assert!(try_zeroed::<u64>(usize::MAX / 16).is_none());
    }
}
